"""Scenes of Blender: the camera, the sky, lamps and solids. Lengths are in metres; the camera looks along y."""

import math

import bpy
from mathutils import Vector

# Pixels of a room's picture, and the row in which the floor meets the wall.
WIDTH, SEAM = 1600, 840
# The lens, as in the sample vehicles' photos: its height above the floor, and the metres to the foot of the wall.
LENS = {'low': 0.6, 'level': 1.45, 'high': 2.9}
WALL_AT = 11
# The angle that the picture's width covers: a vehicle six metres away takes nine tenths of it.
ANGLE = math.radians(45)
BACKGROUND = (1920, 1440)


def empty(share, samples):
    """Begins a scene without anything in it."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_percentage = share
    scene.cycles.samples = samples
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 5
    scene.cycles.sample_clamp_direct = 6
    scene.cycles.sample_clamp_indirect = 2
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium High Contrast'
    scene.world = bpy.data.worlds.new('World')
    scene.world.use_nodes = True
    sky_of(0.4, (1, 1, 1))
    smooth_light(scene)


def smooth_light(scene):
    """
    Removes the grain of few samples: blurs the light on surfaces, but not their colours, and not across edges. Debian's Blender has no denoiser.
    """
    layer = scene.view_layers[0]
    for kind in ('diffuse', 'glossy', 'transmission'):
        for part in ('direct', 'indirect', 'color'):
            setattr(layer, f'use_pass_{kind}_{part}', True)
    layer.use_pass_emit = layer.use_pass_environment = layer.use_pass_normal = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    seen = nodes.new('CompositorNodeRLayers').outputs

    def mixed(one, other, kind):
        node = nodes.new('CompositorNodeMixRGB')
        node.blend_type = kind
        links.new(one, node.inputs[1])
        links.new(other, node.inputs[2])
        return node.outputs[0]

    whole = mixed(seen['Emit'], seen['Env'], 'ADD')
    for kind, reach in (('Diff', 9), ('Gloss', 7), ('Trans', 2)):
        light = mixed(seen[f'{kind}Dir'], seen[f'{kind}Ind'], 'ADD')
        node = nodes.new('CompositorNodeBilateralblur')
        node.iterations, node.sigma_space, node.sigma_color = 2, reach, 0.1
        links.new(light, node.inputs['Image'])
        links.new(seen['Normal'], node.inputs['Determinator'])
        whole = mixed(whole, mixed(node.outputs[0], seen[f'{kind}Col'], 'MULTIPLY'), 'ADD')
    links.new(whole, nodes.new('CompositorNodeComposite').inputs[0])


def look_at_wall(lens):
    """Puts the camera before a room's wall, upright, shifted so that the wall's foot is in the row SEAM."""
    scene = bpy.context.scene
    scene.render.resolution_x = scene.render.resolution_y = WIDTH
    focal = WIDTH / 2 / math.tan(ANGLE / 2)
    horizon = SEAM - lens * focal / WALL_AT
    camera((0, -WALL_AT, lens), shift=(horizon - WIDTH / 2) / WIDTH)


def camera(at, shift, sharp_at=None):
    data = bpy.data.cameras.new('Camera')
    data.angle = ANGLE
    data.shift_y = shift
    if sharp_at:
        data.dof.use_dof = True
        data.dof.focus_distance = sharp_at
        data.dof.aperture_fstop = 0.8
    one = bpy.data.objects.new('Camera', data)
    one.location, one.rotation_euler = at, (math.pi / 2, 0, 0)
    bpy.context.scene.collection.objects.link(one)
    bpy.context.scene.camera = one


def sky_of(strength, colour):
    nodes = bpy.context.scene.world.node_tree.nodes
    nodes['Background'].inputs['Color'].default_value = (*colour, 1)
    nodes['Background'].inputs['Strength'].default_value = strength


def sun_sky(elevation, turn, strength, sun=0.35):
    """Fills the world with a sky and its sun, with angles in degrees."""
    tree = bpy.context.scene.world.node_tree
    sky = tree.nodes.new('ShaderNodeTexSky')
    sky.sky_type = 'NISHITA'
    sky.sun_elevation, sky.sun_rotation = math.radians(elevation), math.radians(turn)
    sky.sun_size = math.radians(2.5)
    sky.sun_intensity = sun
    tree.links.new(sky.outputs['Color'], tree.nodes['Background'].inputs['Color'])
    tree.nodes['Background'].inputs['Strength'].default_value = strength


def box(size, middle, look, turn=(0, 0, 0)):
    bpy.ops.mesh.primitive_cube_add(size=1, location=middle, rotation=[math.radians(one) for one in turn])
    return finished(bpy.context.object, look, size)


def sheet(size, middle, look, turn=(0, 0, 0)):
    bpy.ops.mesh.primitive_plane_add(size=1, location=middle, rotation=[math.radians(one) for one in turn])
    return finished(bpy.context.object, look, (*size, 1))


def round_block(radius, height, middle, look):
    """Adds an upright cylinder."""
    bpy.ops.mesh.primitive_cylinder_add(vertices=192, radius=radius, depth=height, location=middle)
    one = finished(bpy.context.object, look)
    for face in one.data.polygons:
        face.use_smooth = len(face.vertices) == 4
    return one


def ring(radius, thickness, middle, look):
    bpy.ops.mesh.primitive_torus_add(major_radius=radius, minor_radius=thickness, major_segments=192, location=middle)
    return finished(bpy.context.object, look)


def finished(one, look, size=(1, 1, 1)):
    one.scale = size
    one.data.materials.append(look)
    return one


def softbox(size, at, strength, target=None, colour=(1, 1, 1)):
    """Adds a light of that size in metres and strength in watts, towards the target, or down."""
    data = bpy.data.lights.new('Light', 'AREA')
    data.shape, data.size, data.size_y, data.energy, data.color = 'RECTANGLE', *size, strength, colour
    one = bpy.data.objects.new('Light', data)
    one.location, one.visible_camera = at, False
    if target:
        one.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(one)
    return one


def background(lens=1.5, horizon=0.44):
    """Puts the camera 22 metres before y = 0, with a vehicle's place in focus, and the horizon at that share of the height."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = BACKGROUND
    width, height = BACKGROUND
    camera((0, -22, lens), (horizon - 0.5) * height / width, sharp_at=8)
