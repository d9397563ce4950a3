"""The network that the draft engine sees vehicles with: 160 x 112 pixels in, 80 x 56 likelihoods out, 214,000 weights."""

import torch
from torch import nn
from torch.nn import functional as F

WIDTH, HEIGHT = 160, 112
CHANNELS = (16, 24, 40, 64)


def block(inputs, outputs, stride=1, dilation=1):
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, 3, stride, dilation, dilation, bias=False), nn.BatchNorm2d(outputs), nn.ReLU(True)
    )


class Residual(nn.Module):
    def __init__(self, channels, dilation=1):
        super().__init__()
        self.change = block(channels, channels, 1, dilation)

    def forward(self, x):
        return x + self.change(x)


class VehicleNet(nn.Module):
    """An encoder of four halvings, a look at the whole picture, and a decoder that takes back up what the encoder saw (U-Net)."""

    def __init__(self):
        super().__init__()
        a, b, c, d = CHANNELS
        self.halved = nn.Sequential(block(3, a, 2), Residual(a))
        self.quartered = nn.Sequential(block(a, b, 2), Residual(b))
        self.in_eighths = nn.Sequential(block(b, c, 2), Residual(c), Residual(c))
        self.in_sixteenths = nn.Sequential(block(c, d, 2), Residual(d), Residual(d, 2), Residual(d))
        self.whole = nn.Linear(d, d)
        self.to_eighth, self.at_eighth = nn.Conv2d(d, c, 1), Residual(c)
        self.to_quarter, self.at_quarter = nn.Conv2d(c, b, 1), Residual(b)
        self.to_half, self.at_half = nn.Conv2d(b, a, 1), Residual(a)
        self.answer = nn.Conv2d(a, 1, 1)

    def forward(self, x):
        """@param x pictures of -0.5 to 0.5 a colour @return log odds"""
        a = self.halved(x)
        b = self.quartered(a)
        c = self.in_eighths(b)
        d = self.in_sixteenths(c)
        d = d + self.whole(d.mean((2, 3)))[:, :, None, None]
        c = self.at_eighth(c + doubled(self.to_eighth(d)))
        b = self.at_quarter(b + doubled(self.to_quarter(c)))
        a = self.at_half(a + doubled(self.to_half(b)))
        return self.answer(a)


class Likelihood(nn.Module):
    """What is shipped: the network with likelihoods of 0 to 1 for log odds."""

    def __init__(self, net):
        super().__init__()
        self.net = net

    def forward(self, x):
        return self.net(x).sigmoid()


def doubled(x):
    return F.interpolate(x, scale_factor=2, mode='bilinear', align_corners=False)


def loss_of(answer, truth):
    """Cross entropy for every place, and one less the overlap (Dice) for the vehicle as a whole."""
    seen = answer.sigmoid()
    both = (seen * truth).sum((1, 2, 3))
    each = seen.sum((1, 2, 3)) + truth.sum((1, 2, 3))
    return F.binary_cross_entropy_with_logits(answer, truth) + (1 - (2 * both + 1) / (each + 1)).mean()
