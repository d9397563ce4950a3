"""Stores the network in a file with half precision, which suffices to train it further."""

import io

import numpy as np
import onnx
import torch
from network import Likelihood
from onnx import TensorProto, helper, numpy_helper


def write_onnx(net, file, head=None):
    """Writes the file; sides of the input can be any multiples of 32. @param head for views; without it the file has no output for them"""
    whole = io.BytesIO()
    axes = {0: 'pictures', 2: 'height', 3: 'width'}
    torch.onnx.export(
        Likelihood(net, head).eval(),
        torch.zeros(1, 3, 224, 320),
        whole,
        opset_version=13,
        input_names=['photo'],
        output_names=['seen'] if head is None else ['seen', 'views'],
        dynamic_axes={'photo': axes, 'seen': axes},
    )
    model = onnx.load_from_string(whole.getvalue())
    casts = []
    for weight in model.graph.initializer:
        values = numpy_helper.to_array(weight)
        if values.dtype != np.float32 or values.size < 8:
            continue
        name = weight.name
        weight.CopyFrom(numpy_helper.from_array(values.astype(np.float16), f'{name}.half'))
        casts.append(helper.make_node('Cast', [f'{name}.half'], [name], to=TensorProto.FLOAT))
    nodes = [*casts, *model.graph.node]
    del model.graph.node[:]
    model.graph.node.extend(nodes)
    model.doc_string = ''
    write_file(model, file)


def replace_weights(net, file):
    """Replaces the network's weights in the file; the head for views in it stays."""
    model, weights = onnx.load(str(file)), net.state_dict()
    for weight in model.graph.initializer:
        name = weight.name.removesuffix('.half')
        if name.startswith('net.'):
            old, new = numpy_helper.to_array(weight), weights[name.removeprefix('net.')].numpy()
            weight.CopyFrom(numpy_helper.from_array(new.astype(old.dtype).reshape(old.shape), weight.name))
    write_file(model, file)


def has_head(file):
    """Returns whether the file also has the head for views."""
    return any(output.name == 'views' for output in onnx.load(str(file)).graph.output)


def write_file(model, file):
    file.parent.mkdir(parents=True, exist_ok=True)
    file.with_suffix('.new').write_bytes(model.SerializeToString())
    file.with_suffix('.new').replace(file)


def read_weights(file):
    """@return the argument of the network's `load_state_dict`"""
    weights = {}
    for weight in onnx.load(str(file)).graph.initializer:
        name = weight.name.removesuffix('.half')
        if name.startswith('net.'):
            weights[name.removeprefix('net.')] = torch.from_numpy(numpy_helper.to_array(weight).astype(np.float32))
    return weights
