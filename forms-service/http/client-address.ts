/** The address of a client. Whole addresses are never stored. */
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** Bits of an address that are stored. They identify a network, not a person. */
const NETWORK_BITS = { ipv4: 24, ipv6: 48 };
/** Bits of an address that are counted. In IPv6 one household has a network of 64 bits. */
const COUNTED_BITS = { ipv4: 32, ipv6: 64 };

/**
 * The first bits of an address, such as `203.0.113.0/24` or `2001:db8:5::/48`. `null` if the text is not an address.
 */
function prefixOf(address: string, bits: typeof NETWORK_BITS): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  const kind = parsed.kind();
  const parser = kind === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  const network = parser.networkAddressFromCIDR(`${parsed.toString()}/${bits[kind]}`);
  return `${network.toString()}/${bits[kind]}`;
}

/** The network of an address, or `null` if the text is not an address. */
export const networkOf = (address: string) => prefixOf(address, NETWORK_BITS);

/** An address with a port, as some proxies write it: `192.0.2.1:49152`, `[2001:db8::1]:49152`. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;

/**
 * An address in one form: `::ffff:192.0.2.1` becomes `192.0.2.1`, zones and ports are removed. `null` if the text is
 * not an address.
 */
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
 * The trusted proxies in front of the server: networks such as `10.0.0.0/8`, or their number. The number is used only
 * if the connection comes from a private address. From other addresses any visitor may have written the header.
 */
export type TrustedProxies = number | readonly string[];

/** Address ranges of this machine and of private networks: loopback, RFC 1918, RFC 4193, link-local. */
const PRIVATE = ['loopback', 'private', 'uniqueLocal', 'linkLocal'];
const isPrivate = (address: string) =>
  ipaddr.isValid(address) && PRIVATE.includes(ipaddr.process(address).range());

/** Reads a network from the settings. `null` if the text is not a network. */
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

/** @param hop the number of proxies between this one and the server */
function isTrusted(trusted: TrustedProxies, address: string, hop: number): boolean {
  if (typeof trusted !== 'number') return trusted.some((network) => isIn(address, network));
  return hop < trusted && (hop > 0 || isPrivate(address));
}

/**
 * The address of the client: the last address that does not belong to a trusted proxy. Each proxy adds the address that
 * it sees to the end of `X-Forwarded-For`.
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
 * Whether a request came through a proxy that the settings do not name. Then all visitors have the address of this
 * proxy, and are counted together.
 */
export function isByUnknownProxy({ headers, socket }: Sender, trusted: TrustedProxies): boolean {
  const address = normalized(socket.remoteAddress ?? '');
  if (address === null || headers['x-forwarded-for'] === undefined) return false;
  return isPrivate(address) && !isTrusted(trusted, address, 0);
}

/** Whether a request comes from this machine or from a trusted proxy itself, and not from a visitor. */
export function isFromUs({ headers, socket }: Sender, trusted: TrustedProxies): boolean {
  const address = normalized(socket.remoteAddress ?? '');
  if (address === null || headers['x-forwarded-for'] !== undefined) return false;
  return ipaddr.process(address).range() === 'loopback' || isTrusted(trusted, address, 0);
}

/** The part of an address that is counted. Clients with the same part are counted together. */
export const countedOf = (address: string) => prefixOf(address, COUNTED_BITS) ?? address;
