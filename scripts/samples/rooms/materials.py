"""Materials of the rooms and backgrounds, of Blender's own textures."""

import math

import bpy
from mathutils import Euler


class Look:
    """A material whose colour, roughness and relief can come from textures, in metres."""

    def __init__(self, colour=(0.8, 0.8, 0.8), rough=0.5, metal=0.0, clear=0.0):
        self.material = bpy.data.materials.new('Look')
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes['Principled BSDF']
        self.set('Base Color', (*colour, 1))
        self.set('Roughness', rough)
        self.set('Metallic', metal)
        self.set('Clearcoat', clear)
        self.place = self.node('ShaderNodeNewGeometry').outputs['Position']

    def node(self, kind, inputs=(), **values):
        node = self.tree.nodes.new(kind)
        for name, value in values.items():
            setattr(node, name, value)
        for name, value in dict(inputs).items():
            if hasattr(value, 'is_linked'):
                self.tree.links.new(value, node.inputs[name])
            else:
                node.inputs[name].default_value = value
        return node

    def set(self, name, value):
        if hasattr(value, 'is_linked'):
            self.tree.links.new(value, self.surface.inputs[name])
        else:
            self.surface.inputs[name].default_value = value

    def turned(self, degrees=(0, 0, 0), scale=(1, 1, 1), move=(0, 0, 0)):
        turn = Euler([math.radians(one) for one in degrees])
        return self.node('ShaderNodeMapping', {'Vector': self.place, 'Rotation': turn, 'Scale': scale, 'Location': move}).outputs[0]

    def noise(self, scale, detail=6, place=None, distortion=0.0):
        inputs = {'Vector': place or self.place, 'Scale': scale, 'Detail': detail, 'Distortion': distortion}
        return self.node('ShaderNodeTexNoise', inputs).outputs['Fac']

    def ramp(self, value, *stops):
        """Translates 0 to 1 into colours; each stop is a place and a colour or a grey."""
        node = self.node('ShaderNodeValToRGB', {'Fac': value})
        ramp = node.color_ramp
        while len(ramp.elements) < len(stops):
            ramp.elements.new(0.5)
        for element, (at, colour) in zip(ramp.elements, stops):
            element.position = at
            element.color = (*colour, 1) if isinstance(colour, tuple) else (colour, colour, colour, 1)
        return node.outputs['Color']

    def mixed(self, one, other, share, blend='MIX'):
        return self.node('ShaderNodeMixRGB', {'Color1': one, 'Color2': other, 'Fac': share}, blend_type=blend).outputs[0]

    def bump(self, height, strength=0.3, deep=0.01):
        self.set('Normal', self.node('ShaderNodeBump', {'Height': height, 'Strength': strength, 'Distance': deep}).outputs[0])

    def stones(self, place, size, joint, colours, offset=0.5):
        """Returns colour and relief of bricks, tiles or boards of that size; the colours are two of the stones and that of the joints."""
        inputs = {
            'Vector': place,
            **{name: (*colour, 1) for name, colour in zip(('Color1', 'Color2', 'Mortar'), colours)},
            **{'Scale': 1, 'Mortar Size': joint, 'Mortar Smooth': 0.2, 'Brick Width': size[0], 'Row Height': size[1]},
        }
        node = self.node('ShaderNodeTexBrick', inputs, offset=offset)
        return node.outputs['Color'], node.outputs['Fac']


UPRIGHT = (90, 0, 0)


def glowing(strength, colour=(1, 1, 1)):
    look = Look()
    light = look.node('ShaderNodeEmission', {'Color': (*colour, 1), 'Strength': strength})
    look.tree.links.new(light.outputs[0], look.tree.nodes['Material Output'].inputs['Surface'])
    return look.material


def plain(colour, rough=0.6, metal=0.0, clear=0.0):
    return Look(colour, rough, metal, clear).material


def plaster(colour, unevenness=0.08):
    look = Look(colour, 0.8)
    spots = look.ramp(look.noise(0.7, 8), (0.3, 1 - unevenness), (0.7, 1.0))
    look.set('Base Color', look.mixed((*colour, 1), spots, 1, 'MULTIPLY'))
    look.bump(look.noise(60, 3), 0.06)
    return look.material


def concrete(colour, rough, joints=None, upright=False):
    """Concrete with clouds and pores, and with the joints of panels of that size."""
    look = Look(colour, rough)
    clouds = look.ramp(look.noise(0.55, 10, distortion=0.4), (0.25, 0.6), (0.75, 1.05))
    pores = look.ramp(look.noise(22, 5), (0.3, 0.88), (0.6, 1.0))
    shade = look.mixed(look.mixed((*colour, 1), clouds, 1, 'MULTIPLY'), pores, 1, 'MULTIPLY')
    relief = look.noise(9, 6)
    if joints:
        place = look.turned((-90, 0, 0) if upright else (0, 0, 0), move=(joints[0] / 2, 0, 0))
        panels, joint = look.stones(place, joints, 0.012, ((1, 1, 1), (0.86, 0.86, 0.88), (0.3, 0.3, 0.3)), 0)
        shade = look.mixed(shade, panels, 1, 'MULTIPLY')
        relief = look.mixed(relief, joint, 0.8, 'SUBTRACT')
    look.set('Base Color', shade)
    look.set('Roughness', look.ramp(look.noise(1.3, 8), (0.3, rough * 0.75), (0.7, min(1, rough * 1.35))))
    look.bump(relief, 0.12, 0.02)
    return look.material


def brick_wall():
    look = Look(rough=0.85)
    place = look.turned((-90, 0, 0))
    colours, joint = look.stones(place, (0.25, 0.083), 0.007, ((0.36, 0.13, 0.075), (0.22, 0.075, 0.045), (0.42, 0.37, 0.32)))
    worn = look.ramp(look.noise(1.1, 10), (0.3, 0.55), (0.7, 1.15))
    look.set('Base Color', look.mixed(look.mixed(colours, worn, 1, 'MULTIPLY'), look.ramp(look.noise(14, 6), (0.3, 0.75), (0.7, 1.1)), 1, 'MULTIPLY'))
    look.bump(look.mixed(look.noise(25, 6), joint, 0.7, 'SUBTRACT'), 0.5, 0.015)
    return look.material


def boards():
    """Oak boards that run away from the camera."""
    look = Look(rough=0.35, clear=0.3)
    place = look.turned((0, 0, 90))
    colours, joint = look.stones(place, (2.4, 0.19), 0.0025, ((0.33, 0.19, 0.095), (0.24, 0.13, 0.062), (0.05, 0.03, 0.02)), 0.37)
    grain = look.noise(3, 9, look.turned(scale=(9, 0.6, 1)), 1.4)
    look.set('Base Color', look.mixed(colours, look.ramp(grain, (0.3, 0.62), (0.7, 1.12)), 1, 'MULTIPLY'))
    look.set('Roughness', look.ramp(grain, (0.2, 0.28), (0.8, 0.45)))
    look.bump(look.mixed(grain, joint, 0.6, 'SUBTRACT'), 0.1)
    return look.material


def tiles(colours, size, rough):
    look = Look(rough=rough)
    found, joint = look.stones(look.turned(move=(size / 2, 0, 0)), (size, size), 0.004, colours, 0)
    veins = look.ramp(look.noise(0.9, 12, distortion=1.6), (0.42, 0.9), (0.5, 1.0), (0.58, 0.94))
    look.set('Base Color', look.mixed(found, veins, 1, 'MULTIPLY'))
    look.bump(joint, 0.05)
    return look.material


def leaves(colour):
    look = Look(colour, 0.7)
    look.set('Base Color', look.mixed((*colour, 1), look.ramp(look.noise(4, 6), (0.3, 0.45), (0.7, 1.3)), 1, 'MULTIPLY'))
    return look.material


def pane():
    """Glass that is seen through and reflects."""
    look = Look()
    through = look.node('ShaderNodeBsdfTransparent', {'Color': (0.93, 0.96, 0.96, 1)})
    shine = look.node('ShaderNodeBsdfGlossy', {'Roughness': 0.02})
    facing = look.node('ShaderNodeLayerWeight', {'Blend': 0.25}).outputs['Fresnel']
    both = look.node('ShaderNodeMixShader', {'Fac': facing})
    look.tree.links.new(through.outputs[0], both.inputs[1])
    look.tree.links.new(shine.outputs[0], both.inputs[2])
    look.tree.links.new(both.outputs[0], look.tree.nodes['Material Output'].inputs['Surface'])
    return look.material
