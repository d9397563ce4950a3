"""
Averages the weights of two states of the network, which is often better than either: python3 average.py ONE.onnx OTHER.onnx OUT.onnx.
OUT.onnx keeps the head for views of ONE.onnx.
"""

import shutil
import sys
from pathlib import Path

from network import VehicleNet
from weights import read_weights, replace_weights

if len(sys.argv) != 4:
    sys.exit(__doc__)
one, other, out = (Path(name) for name in sys.argv[1:])
weights, others = read_weights(one), read_weights(other)
net = VehicleNet()
net.load_state_dict({name: (weight + others[name]) / 2 for name, weight in weights.items()})
shutil.copy(one, out)
replace_weights(net, out)
