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

/** `::ffff:192.0.2.1` is the same as `192.0.2.1`; zones are left out. `null` where it is not an address. */
function normalized(address: string): string | null {
  const [withoutZone = ''] = address.trim().split('%');
  return ipaddr.IPv4.isValidFourPartDecimal(withoutZone) || ipaddr.IPv6.isValid(withoutZone)
    ? ipaddr.process(withoutZone).toString()
    : null;
}

type Sender = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

/**
 * The address of the client. `trusted`: number of our own proxies; each adds an address at the end of `X-Forwarded-
 * For`.
 */
export function addressOf({ headers, socket }: Sender, trusted: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const claimed = trusted > 0 ? normalized(forwarded.at(-trusted) ?? '') : null;
  return claimed ?? normalized(socket.remoteAddress ?? '') ?? '';
}

/** The part of an address that is counted: whoever shares it is counted together. */
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
