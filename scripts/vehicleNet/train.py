"""
Trains the network that finds vehicles. Run again, it continues where it stopped (state in WORK, saved every ten minutes); without a state it
continues from the weights in OUT.onnx, and without these from those of `--start`. README.md says where the pictures come from.
"""

import argparse
import math
import os
import signal
import time
from pathlib import Path

import torch
from network import SIXTEENTH, VehicleNet
from pictures import Pictures
from start import start_from
from torch.nn import functional as F
from torch.utils.data import DataLoader
from weights import has_head, read_weights, replace_weights, write_onnx

FASTEST, SLOWEST, DECAY = 8e-4, 1e-5, 1e-4
# The learning rate of weights that `--start` provides, relative to that of the others.
TAUGHT_BEFORE = 0.3
NEW = ('to_half', 'from_first', 'at_half', 'answer', 'refined')
WARM_UP = 100
# The first blocks, which detect edges and colours, are not trained further; that saves a quarter of the time. If the file has a head for views,
# neither are the others that the head reads, so that it stays valid.
KEPT, KEPT_FOR_VIEWS = 3, SIXTEENTH + 1
# The result is the mean of the weights over about this many last steps.
REMEMBERED = 400
SAVED_EVERY = 600
# The weight of the edge, and of parts that stand out less than THIN places of the output: mirrors, spoilers, antennas.
EDGE, STANDING_OUT, THIN = 4, 6, 15
# Pictures with so many times the usual loss are not learned from: their truth is wrong, or nothing tells it.
OUTLIER = 10


def main():
    args = argparse.ArgumentParser(description=__doc__)
    args.add_argument('minutes', type=float, help='in all, with those before it was stopped')
    for name in ('photos', 'labels', 'drawn', 'backgrounds', 'work', 'out'):
        args.add_argument(name)
    args.add_argument('--start', help='centernet.json of @vladmandic/human')
    args.add_argument('--batch', type=int, default=8)
    args.add_argument('--threads', type=int, default=os.cpu_count() or 1)
    args.add_argument('--swapped', action='store_true', help='the photos have red for blue')
    args = args.parse_args()
    torch.set_num_threads(args.threads)
    pictures = Pictures(args.photos, args.labels, args.drawn, args.backgrounds, args.batch, args.swapped)
    learning = Learning(args)
    batches = DataLoader(pictures, batch_size=None, num_workers=1, prefetch_factor=4, worker_init_fn=outlive_signals)
    learning.learn(batches, args.minutes * 60)


def outlive_signals(worker):
    """Ignores in the loader of pictures the signals that stop the training, which saves its state first."""
    for one in (signal.SIGTERM, signal.SIGINT):
        signal.signal(one, signal.SIG_IGN)


class Learning:
    """The network, the mean of its earlier weights, and the progress."""

    def __init__(self, args):
        self.net, self.mean = VehicleNet(), VehicleNet()
        self.out, self.file = Path(args.out), Path(args.work) / 'state.pt'
        kept = KEPT_FOR_VIEWS if self.out.exists() and has_head(self.out) else KEPT
        for block in (self.net.first, *self.net.blocks[:kept]):
            block.requires_grad_(False)
        new, old = [], []
        for name, weights in self.net.named_parameters():
            (new if name.startswith(NEW) else old).append(weights)
        groups = [{'params': new, 'share': 1}, {'params': old, 'share': TAUGHT_BEFORE}]
        self.optimizer = torch.optim.AdamW(groups, lr=FASTEST, weight_decay=DECAY)
        self.step, self.seconds = 0, 0.0
        if self.file.exists():
            state = torch.load(self.file)
            self.net.load_state_dict(state['net'])
            self.mean.load_state_dict(state['mean'])
            self.optimizer.load_state_dict(state['optimizer'])
            self.step, self.seconds = state['step'], state['seconds']
            return
        if self.out.exists():
            self.net.load_state_dict(read_weights(self.out))
        elif args.start:
            start_from(self.net, args.start)
        self.mean.load_state_dict(self.net.state_dict())

    def learn(self, batches, seconds):
        """@param seconds of the whole training: the steps become smaller until then"""
        usual, before, saved, stopped = None, time.time(), time.time(), []
        for one in (signal.SIGTERM, signal.SIGINT):
            signal.signal(one, lambda *_: stopped.append(True))
        for colours, truth, is_known in batches:
            share = self.seconds / seconds
            if share >= 1 or stopped:
                break
            for group in self.optimizer.param_groups:
                pace = min(1, (self.step + 1) / WARM_UP) * (0.5 + 0.5 * math.cos(math.pi * share))
                group['lr'] = FASTEST * group['share'] * pace + SLOWEST
            most = math.inf if usual is None else OUTLIER * usual
            loss = loss_of(self.net(colours.contiguous(memory_format=torch.channels_last)), truth, is_known, most)
            self.optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1)
            self.optimizer.step()
            self.remember()
            self.step += 1
            now = time.time()
            self.seconds, before = self.seconds + now - before, now
            usual = loss.item() if usual is None else 0.97 * usual + 0.03 * loss.item()
            if self.step % 20 == 0:
                print(f'{share:.0%}, step {self.step}, loss {usual:.4f}', flush=True)
            if now - saved > SAVED_EVERY:
                self.save()
                saved = now
        self.save()

    def remember(self):
        pace = max(1 / (self.step + 1), 1 / REMEMBERED)
        with torch.no_grad():
            for mean, weights in zip(self.mean.parameters(), self.net.parameters()):
                mean.lerp_(weights, pace)

    def save(self):
        self.file.parent.mkdir(parents=True, exist_ok=True)
        state = {'net': self.net.state_dict(), 'mean': self.mean.state_dict(), 'optimizer': self.optimizer.state_dict()}
        torch.save({**state, 'step': self.step, 'seconds': self.seconds}, self.file.with_suffix('.new'))
        self.file.with_suffix('.new').replace(self.file)
        if self.out.exists():
            replace_weights(self.mean, self.out)
        else:
            write_onnx(self.mean, self.out)


def loss_of(answer, truth, is_known, most):
    """
    Cross entropy for every place, weighted along the edge and on thin parts, plus one minus the overlap (Dice) for the whole vehicle; for panes only
    where they are known, and on the vehicle.
    @param most the largest loss of a picture that is learned from
    """
    vehicle, panes = truth[:, :1], truth[:, 1:]
    edge = F.max_pool2d(vehicle, 5, 1, 2) + F.max_pool2d(-vehicle, 5, 1, 2)
    shrunk = -F.max_pool2d(-vehicle, THIN, 1, THIN // 2)
    standing_out = vehicle - F.max_pool2d(shrunk, THIN, 1, THIN // 2)
    weight = 1 + EDGE * edge + STANDING_OUT * standing_out
    doubt = F.binary_cross_entropy_with_logits(answer, truth, reduction='none')
    seen = answer[:, :1].sigmoid()
    both, each = (seen * vehicle).sum((1, 2, 3)), seen.sum((1, 2, 3)) + vehicle.sum((1, 2, 3))
    dice = 1 - (2 * both + 1) / (each + 1)
    glass = (doubt[:, 1:] * vehicle).sum((1, 2, 3)) / (vehicle.sum((1, 2, 3)) + 1)
    each_loss = (doubt[:, :1] * weight).mean((1, 2, 3)) + dice + 0.5 * glass * is_known
    return each_loss.clamp(max=most).mean()


if __name__ == '__main__':
    main()
