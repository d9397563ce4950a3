"""
Teaches the draft engine's network: python3 train.py MINUTES PHOTOGRAPHED DRAWN BACKGROUNDS OUT.onnx
Needs Debian's python3-torch, python3-numpy and python3-pil; README.md tells where the pictures come from.
"""

import argparse
import math
import os
import time

import torch
from network import HEIGHT, WIDTH, Likelihood, VehicleNet, loss_of
from pictures import Pictures
from torch.utils.data import DataLoader

BATCH = 32
FASTEST, SLOWEST = 3e-3, 1e-5
WARM_UP = 200


def main():
    args = argparse.ArgumentParser(description=__doc__)
    args.add_argument('minutes', type=float)
    for name in ('photographed', 'drawn', 'backgrounds', 'out'):
        args.add_argument(name)
    args = args.parse_args()
    torch.set_num_threads(os.cpu_count() or 1)
    net = VehicleNet()
    pictures = Pictures(args.photographed, args.drawn, args.backgrounds)
    learn(net, iter(DataLoader(pictures, batch_size=BATCH, num_workers=1, prefetch_factor=8)), args.minutes * 60)
    torch.onnx.export(
        Likelihood(net.eval()),
        torch.zeros(1, 3, HEIGHT, WIDTH),
        args.out,
        opset_version=11,
        input_names=['photo'],
        output_names=['vehicle'],
    )


def learn(net, pictures, seconds):
    optimizer = torch.optim.AdamW(net.parameters(), lr=FASTEST, weight_decay=1e-3)
    start = time.time()
    usual = None
    for batch, (photo, truth) in enumerate(pictures):
        share = (time.time() - start) / seconds
        if share >= 1:
            return
        for group in optimizer.param_groups:
            group['lr'] = FASTEST * min(1, batch / WARM_UP) * (0.5 + 0.5 * math.cos(math.pi * share)) + SLOWEST
        loss = loss_of(net(photo), truth)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        usual = loss.item() if usual is None else 0.98 * usual + 0.02 * loss.item()
        if batch % 200 == 0:
            print(f'{share:.0%}, {batch * BATCH} pictures, loss {usual:.4f}', flush=True)


if __name__ == '__main__':
    main()
