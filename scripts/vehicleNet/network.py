"""
The network that finds vehicles: takes a part of a photo, returns for every second pixel the likelihoods of vehicle and of glass; 2.4 million
weights. MobileNetV3 with a feature pyramid, structured like the CenterNet whose weights it starts from (`start.py`), with a finer output.
"""

import torch
from torch import nn
from torch.nn import functional as F

# Kernel, inner channels, channels, stride, squeeze and excite channels, hard swish, per block.
BLOCKS = (
    (3, 16, 16, 1, 0, False),
    (3, 64, 24, 2, 0, False),
    (3, 72, 24, 1, 0, False),
    (5, 72, 32, 2, 24, False),
    (5, 96, 32, 1, 24, False),
    (5, 96, 32, 1, 24, False),
    (3, 192, 64, 2, 0, True),
    (3, 160, 64, 1, 0, True),
    (3, 144, 64, 1, 0, True),
    (3, 144, 64, 1, 0, True),
    (3, 384, 88, 1, 96, True),
    (3, 528, 88, 1, 136, True),
    (5, 528, 120, 2, 136, True),
    (5, 720, 120, 1, 184, True),
    (5, 720, 120, 1, 184, True),
)
# What a picture shows, in the order of the head's outputs: a vehicle from one of eight sides (left is its own left: its nose points to the
# left edge), its inside, a part of it, or no vehicle.
VIEWS = ('front', 'front-left', 'left', 'rear-left', 'rear', 'rear-right', 'right', 'front-right', 'interior', 'detail', 'none')
# Blocks whose widened input is passed on sideways, at a quarter and an eighth of the picture's size.
QUARTER, EIGHTH, SIXTEENTH = 3, 5, 11


class Block(nn.Module):
    """Inverted residual: widens, convolves each channel separately, narrows."""

    def __init__(self, inputs, kernel, inner, outputs, stride, whole, swish):
        super().__init__()
        self.expand = nn.Conv2d(inputs, inner, 1) if inner != inputs else None
        self.depthwise = Same(inner, inner, kernel, stride, inner)
        self.squeeze = nn.Conv2d(inner, whole, 1) if whole else None
        self.excite = nn.Conv2d(whole, inner, 1) if whole else None
        self.project = nn.Conv2d(inner, outputs, 1)
        self.act = F.hardswish if swish else F.relu
        self.adds = stride == 1 and inputs == outputs

    def widened(self, x):
        return self.act(self.expand(x)) if self.expand else x

    def forward(self, x, wide=None):
        y = self.act(self.depthwise(self.widened(x) if wide is None else wide))
        if self.squeeze:
            y = y * F.hardsigmoid(self.excite(F.relu(self.squeeze(y.mean((2, 3), keepdim=True)))))
        y = self.project(y)
        return x + y if self.adds else y


class Same(nn.Conv2d):
    """A convolution that halves like TensorFlow, which pads more on the right and below."""

    def __init__(self, inputs, outputs, kernel, stride=1, groups=1, bias=True):
        super().__init__(inputs, outputs, kernel, stride, kernel // 2 if stride == 1 else 0, 1, groups, bias)
        self.extra = kernel - 2

    def forward(self, x):
        if self.stride[0] == 1:
            return super().forward(x)
        before = self.extra // 2
        return super().forward(F.pad(x, (before, self.extra - before, before, self.extra - before)))


class Separable(nn.Module):
    """Convolves each channel separately, then all together."""

    def __init__(self, inputs, outputs, kernel):
        super().__init__()
        self.depthwise = Same(inputs, inputs, kernel, 1, inputs, False)
        self.pointwise = nn.Conv2d(inputs, outputs, 1)

    def forward(self, x):
        return self.pointwise(self.depthwise(x))


class Sideways(nn.Module):
    def __init__(self, inputs, inner, outputs):
        super().__init__()
        self.narrow, self.wide = nn.Conv2d(inputs, inner, 1), Separable(inner, outputs, 5)

    def forward(self, x):
        return self.wide(F.relu(self.narrow(x)))


class Upwards(nn.Module):
    def __init__(self, inputs, outputs):
        super().__init__()
        self.x, self.y = Separable(inputs, outputs, 3), Separable(inputs, outputs, 5)

    def forward(self, x):
        return doubled(self.x(x) + self.y(x))


class Refined(nn.Module):
    """Adds what an inverted residual finds in the surroundings of a place; at first almost nothing."""

    def __init__(self, channels, inner):
        super().__init__()
        self.expand = nn.Conv2d(channels, inner, 1)
        self.depthwise = Same(inner, inner, 5, 1, inner)
        self.project = nn.Conv2d(inner, channels, 1)
        for weights in self.project.parameters():
            nn.init.normal_(weights, 0, 1e-3)

    def forward(self, x):
        return x + self.project(F.relu(self.depthwise(F.relu(self.expand(x)))))


class VehicleNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.first = Same(3, 16, 3, 2)
        inputs = (16, *(block[2] for block in BLOCKS))
        self.blocks = nn.ModuleList(Block(before, *block) for before, block in zip(inputs, BLOCKS))
        self.last = nn.Conv2d(120, 480, 1)
        self.side = nn.ModuleList((Sideways(72, 18, 64), Sideways(96, 24, 96), Sideways(88, 22, 128)))
        self.up = nn.ModuleList((Upwards(192, 64), Upwards(256, 96), Upwards(480, 128)))
        self.to_half = nn.Conv2d(128, 32, 1)
        self.from_first = nn.Conv2d(16, 16, 1)
        self.at_half = nn.Sequential(nn.Conv2d(48, 24, 3, 1, 1), nn.ReLU(True), nn.Conv2d(24, 24, 3, 1, 1), nn.ReLU(True))
        self.answer = nn.Conv2d(24, 2, 1)
        self.refined = nn.ModuleList((Refined(128, 160), Refined(192, 288), Refined(256, 384)))
        self.refined_at_half = Refined(24, 48)

    def forward(self, x):
        """@param x pictures with colours of 0 to 255 and sides that are multiples of 32 @return log odds of vehicle and of glass, half as large"""
        return self.both(x)[0]

    def both(self, x):
        """@return the log odds, and the features at a sixteenth of the picture's size"""
        x = half = F.hardswish(self.first(x))
        kept = {}
        for i, block in enumerate(self.blocks):
            wide = None
            if i in (QUARTER, EIGHTH):
                wide = kept[i] = block.widened(x)
            x = block(x, wide)
            if i == 0:
                half = x
            if i == SIXTEENTH:
                kept[i] = x
        x = F.hardswish(self.last(x))
        for i, tap in ((2, SIXTEENTH), (1, EIGHTH), (0, QUARTER)):
            x = F.relu(torch.cat((self.side[i](kept[tap]), self.up[i](x)), 1))
            x = self.refined[i](x)
        x = torch.cat((doubled(F.relu(self.to_half(x))), F.relu(self.from_first(half))), 1)
        return self.answer(self.refined_at_half(self.at_half(x))), kept[SIXTEENTH]


class ViewsHead(nn.Module):
    """Recognises what the picture shows, from the features at a sixteenth of its size, scaled to 16 × 16 places."""

    def __init__(self):
        super().__init__()
        self.layers = nn.Sequential(
            *(nn.BatchNorm2d(88), nn.Dropout2d(0.1), nn.Conv2d(88, 64, 1), nn.BatchNorm2d(64), nn.ReLU()),
            *(nn.Conv2d(64, 96, 3, 2, 1), nn.BatchNorm2d(96), nn.ReLU()),
            *(nn.Conv2d(96, 128, 3, 2, 1), nn.BatchNorm2d(128), nn.ReLU(), nn.Flatten(), nn.Dropout(0.3)),
            *(nn.Linear(128 * 16, 64), nn.ReLU(), nn.Dropout(0.2), nn.Linear(64, len(VIEWS))),
        )

    def forward(self, x):
        return self.layers(x)


class Likelihood(nn.Module):
    """The shipped network: likelihoods of 0 to 1 of vehicle and glass at each place, and, with a head, of the views."""

    def __init__(self, net, head=None):
        super().__init__()
        self.net, self.head = net, head

    def forward(self, x):
        seen, sixteenth = self.net.both(x)
        if self.head is None:
            return seen.sigmoid()
        return seen.sigmoid(), self.head(brought(sixteenth)).softmax(1)


def brought(sixteenth):
    """Returns the input of the head for views."""
    return F.interpolate(sixteenth, (16, 16), mode='bilinear', align_corners=False)


def doubled(x):
    return F.interpolate(x, scale_factor=2, mode='bilinear', align_corners=False)
