"""
A slow line that loses packets, between two network namespaces: `packets.py NAMESPACE ROUND_TRIP RATE LOSS`.

It runs in the phone's namespace. NAMESPACE is a process in the server's; ROUND_TRIP is in ms, RATE in bits a second each
way, LOSS in per cent of the packets towards the phone. Each line of its input is a seed: the line starts anew, and loses
the same packets after the same seed. It ends with its input.

The kernel's own delay and loss (netem) is not in every kernel, TUN devices are. It is Python, because Node opens none.
"""

import fcntl, os, random, select, struct, subprocess, sys, time
from collections import deque

PHONE, SERVER = "198.51.100.1", "203.0.113.1"
# Packets that wait for the line at one end; a router has room for about as many, and drops the rest.
ROOM = 80
TUNSETIFF = 0x400454CA
# A device of whole IP packets, without a header of its own.
IFF_TUN_NO_PI = 0x1001
LONGEST_PACKET = 2048

namespace, round_trip, rate, loss = sys.argv[1], *map(float, sys.argv[2:])


def device(name):
    file = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(file, TUNSETIFF, struct.pack("16sH", name.encode(), IFF_TUN_NO_PI))
    return file


def ip(command, *within):
    subprocess.run([*within, "ip", *command.split()], check=True)


phone, server = device("phone"), device("server")
there = ("nsenter", "--target", namespace, "--net")
ip(f"link set server netns {namespace}")
for name, here, other, within in (("phone", PHONE, SERVER, ()), ("server", SERVER, PHONE, there)):
    ip("link set lo up", *within)
    ip(f"address add {here} peer {other} dev {name}", *within)
    ip(f"link set {name} up", *within)


class Lane:
    """One direction. All connections share it."""

    def __init__(self, end, loss):
        self.end, self.loss = end, loss
        self.start(b"")

    def start(self, seed):
        self.chance, self.underway, self.free_from = random.Random(seed), deque(), 0

    def take(self, packet):
        now = time.monotonic()
        seconds = len(packet) * 8 / rate
        if self.free_from - now > ROOM * seconds:
            return
        self.free_from = max(self.free_from, now) + seconds
        # A packet that is lost on the way has used the line.
        if self.chance.random() * 100 >= self.loss:
            self.underway.append((self.free_from + round_trip / 2000, packet))

    def deliver(self):
        """Hands over what has arrived, and returns the seconds until the next packet does."""
        while self.underway:
            left = self.underway[0][0] - time.monotonic()
            if left > 0:
                return left
            os.write(self.end, self.underway.popleft()[1])
        return None


lanes = {phone: Lane(server, 0), server: Lane(phone, loss)}
print("ready", flush=True)
while True:
    waits = [left for lane in lanes.values() if (left := lane.deliver()) is not None]
    readable, _, _ = select.select([*lanes, 0], [], [], min(waits, default=None))
    for file in readable:
        if file in lanes:
            lanes[file].take(os.read(file, LONGEST_PACKET))
        elif seed := os.read(0, LONGEST_PACKET):
            for lane in lanes.values():
                lane.start(seed)
        else:
            sys.exit()
