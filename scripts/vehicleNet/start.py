"""
Weights to start from: the CenterNet of the npm package @vladmandic/human (MIT), which was trained to find everyday objects, including
vehicles. `train.py` needs it if there is nothing else to start from.
"""

import json
from math import prod
from pathlib import Path

import numpy as np
import torch

TYPES = {'float16': '<f2', 'float32': '<f4', 'int32': '<i4'}


def start_from(net, file):
    """Fills in all weights except the finer output's."""
    weights = read(Path(file))
    net.first.load_state_dict(conv(weights, 'MobilenetV3/Conv', 'Conv2D'))
    for i, block in enumerate(net.blocks):
        name = 'MobilenetV3/expanded_conv' + (f'_{i}' if i else '')
        block.depthwise.load_state_dict(conv(weights, f'{name}/depthwise', 'depthwise'))
        block.project.load_state_dict(conv(weights, f'{name}/project', 'Conv2D'))
        if block.expand:
            block.expand.load_state_dict(conv(weights, f'{name}/expand', 'Conv2D'))
        if block.squeeze:
            block.squeeze.load_state_dict(plain(weights, f'{name}/squeeze_excite/Conv'))
            block.excite.load_state_dict(plain(weights, f'{name}/squeeze_excite/Conv_1'))
    net.last.load_state_dict(conv(weights, 'extern1', 'Conv2D'))
    for i, side in enumerate(net.side):
        name = f'CenternetHead/c{i + 2}_reverse'
        side.narrow.load_state_dict(conv(weights, f'{name}/1x1', 'Conv2D'))
        separable(weights, f'{name}/3x3', side.wide)
    for i, up in enumerate(net.up):
        for axis, branch in (('x', up.x), ('y', up.y)):
            separable(weights, f'CenternetHead/c{i + 3}_upsample/branch_{axis}_upsample_resize', branch)


def read(file):
    description, numbers = json.loads(file.read_text()), file.with_suffix('.bin').read_bytes()
    weights, at = {}, 0
    for weight in description['weightsManifest'][0]['weights']:
        kind = np.dtype(TYPES[weight.get('quantization', weight)['dtype']])
        count = prod(weight['shape'])
        values = np.frombuffer(numbers, kind, count, at).reshape(weight['shape'])
        weights[weight['name'].removeprefix('tower_0/')] = torch.from_numpy(values.astype(np.float32))
        at += count * kind.itemsize
    return weights


def conv(weights, name, kind):
    return {'weight': kernel(weights[f'{name}/{kind}_weights'], kind), 'bias': weights[f'{name}/{kind}_bn_offset']}


def plain(weights, name):
    return {'weight': kernel(weights[f'{name}/weights'], 'Conv2D'), 'bias': weights[f'{name}/biases']}


def separable(weights, name, branch):
    branch.depthwise.load_state_dict({'weight': kernel(weights[f'{name}/depthwise_weights'], 'depthwise')})
    branch.pointwise.load_state_dict(conv(weights, name, 'separable_conv2d'))


def kernel(values, kind):
    """Reorders height, width, inputs, outputs for PyTorch."""
    return values.permute(2, 3, 0, 1) if kind == 'depthwise' else values.permute(3, 2, 0, 1)
