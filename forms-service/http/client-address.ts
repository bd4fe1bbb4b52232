/** Where a request comes from. Whole addresses are only counted, as hashes, and never stored. */
import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import type { Limit } from '../types.ts';

const HOUR = 60 * 60 * 1000;
/**
 * Submissions in an hour. Thousands of customers of a mobile network share one address, so a network gets many. Those
 * with a mailbox that came unusually often, and those that are quarantined, are counted apart: a machine uses up nobody's
 * share.
 */
const MOST = {
  usual: { address: 60, network: 300 },
  repeated: { address: 120, network: 300 },
  quarantined: { address: 120, network: 300 },
};
type Kind = keyof typeof MOST;

/** Bits of an address that are stored: the network, which does not identify a person. */
const NETWORK_BITS = { ipv4: 24, ipv6: 48 };
/** Bits of an address that are counted: one household has a whole IPv6 network of 64 bits. */
const COUNTED_BITS = { ipv4: 32, ipv6: 64 };

/** The first bits of an address, as `203.0.113.0/24` or `2001:db8:5::/48`; `null` where it is not an address. */
function prefixOf(address: string, bits: typeof NETWORK_BITS): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  const kind = parsed.kind();
  const parser = kind === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  const network = parser.networkAddressFromCIDR(`${parsed.toString()}/${bits[kind]}`);
  return `${network.toString()}/${bits[kind]}`;
}

/** The network of an address; `null` where it is not an address. */
export const networkOf = (address: string) => prefixOf(address, NETWORK_BITS);

/** An address with a port, as some proxies write it: `192.0.2.1:49152`, `[2001:db8::1]:49152`. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;

/** `::ffff:192.0.2.1` is the same as `192.0.2.1`; zones and ports are left out. `null` where it is not an address. */
function normalized(address: string): string | null {
  const text = address.trim();
  const [, ipv6, ipv4] = WITH_PORT.exec(text) ?? [];
  const [withoutZone = ''] = (ipv6 ?? ipv4 ?? text).split('%');
  return ipaddr.IPv4.isValidFourPartDecimal(withoutZone) || ipaddr.IPv6.isValid(withoutZone)
    ? ipaddr.process(withoutZone).toString()
    : null;
}

type Sender = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

/**
 * Which proxies in front of the server are ours: networks such as `10.0.0.0/8`, or how many there are. A number counts
 * only where the connection comes from a private address: from elsewhere anybody may have written the header.
 */
export type TrustedProxies = number | readonly string[];

/** Networks of machines and private networks: loopback, RFC 1918, RFC 4193, link-local. */
const PRIVATE = ['loopback', 'private', 'uniqueLocal', 'linkLocal'];
const isPrivate = (address: string) =>
  ipaddr.isValid(address) && PRIVATE.includes(ipaddr.process(address).range());

/** A network as settings name it; `null` where it is none. */
export function readNetwork(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] | null {
  const whole = text.includes('/') ? text : `${text}/${text.includes(':') ? 128 : 32}`;
  return ipaddr.isValidCIDR(whole) ? ipaddr.parseCIDR(whole) : null;
}

function isIn(address: string, network: string): boolean {
  const [first, bits] = readNetwork(network) ?? [];
  if (!first || bits === undefined || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.kind() === first.kind() && parsed.match(first, bits);
}

/** @param hop how many proxies stand between this one and the server */
function isTrusted(trusted: TrustedProxies, address: string, hop: number): boolean {
  if (typeof trusted !== 'number') return trusted.some((network) => isIn(address, network));
  return hop < trusted && (hop > 0 || isPrivate(address));
}

/**
 * The address of the client: the last one that no proxy of ours has. Each proxy adds the address that it sees at the
 * end of `X-Forwarded-For`.
 */
export function addressOf({ headers, socket }: Sender, trusted: TrustedProxies): string {
  let address = normalized(socket.remoteAddress ?? '') ?? '';
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  for (const [hop, claimed] of forwarded.reverse().entries()) {
    const before = normalized(claimed);
    if (before === null || !isTrusted(trusted, address, hop)) break;
    address = before;
  }
  return address;
}

/**
 * Whether a request came through a proxy beside the server that is not among ours: then all visitors have its address,
 * and are counted together.
 */
export function isByUnknownProxy({ headers, socket }: Sender, trusted: TrustedProxies): boolean {
  const address = normalized(socket.remoteAddress ?? '');
  if (address === null || headers['x-forwarded-for'] === undefined) return false;
  return isPrivate(address) && !isTrusted(trusted, address, 0);
}

/** Whether a request was made on this machine, or by a proxy of ours for itself, and not for a visitor. */
export function isFromUs({ headers, socket }: Sender, trusted: TrustedProxies): boolean {
  const address = normalized(socket.remoteAddress ?? '');
  if (address === null || headers['x-forwarded-for'] !== undefined) return false;
  return ipaddr.process(address).range() === 'loopback' || isTrusted(trusted, address, 0);
}

/** The part of an address that is counted. Clients with the same part are counted together. */
export const countedOf = (address: string) => prefixOf(address, COUNTED_BITS) ?? address;

/** What is counted of a submission. Names of buckets are HMACs, which nobody can turn back into addresses. */
export function limitsOf(key: string, address: string, kind: Kind): Limit[] {
  const counted = [
    ['address', prefixOf(address, COUNTED_BITS)],
    ['network', networkOf(address)],
  ] as const;
  const bucketOf = (what: string) => createHmac('sha256', key).update(what).digest('base64url');
  return counted.flatMap(([what, value]) =>
    value
      ? { bucket: bucketOf(`${kind} ${what} ${value}`), windowMs: HOUR, most: MOST[kind][what] }
      : [],
  );
}
