/** Where a request comes from. Whole addresses are used to count and are never kept. */
import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import type { Limit } from '../types.ts';

const HOUR = 60 * 60 * 1000;
/**
 * Submissions in an hour. Generous to networks: mobile carriers put thousands of people behind one address.
 */
const MOST = { email: 5, address: 60, network: 300 };

/** Four hexadecimal digits for each of the eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const first = head ? head.split(':') : [];
  const last = tail ? tail.split(':') : [];
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...(tail === undefined ? [] : zeros), ...last].map((group) =>
    group.padStart(4, '0').toLowerCase(),
  );
}

const prefixOf = (address: string, groups: number) =>
  `${groupsOf(address)
    .slice(0, groups)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/${groups * 16}`;

/** What an address is counted as: one household has a whole IPv6 network of 64 bits. */
function hostOf(address: string): string {
  return isIPv6(address) ? prefixOf(address, 4) : address;
}

/** An address shortened so that it names nobody: `203.0.113.0/24`, `2001:db8:5::/48`; `null` where it is none. */
export function networkOf(address: string): string | null {
  if (isIPv4(address)) return address.replace(/\d+$/, '0/24');
  return isIPv6(address) ? prefixOf(address, 3) : null;
}

/** `::ffff:192.0.2.1` is the same as `192.0.2.1`; zones count for nothing. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

/**
 * The address of who asks.
 * @param trusted number of our own proxies in front; each adds one address at the end of `X-Forwarded-For`
 */
export function addressOf(
  {
    headers,
    socket,
  }: Pick<IncomingMessage, 'headers'> & {
    socket: { remoteAddress?: string | undefined };
  },
  trusted: number,
): string {
  const remote = socket.remoteAddress ?? '';
  if (trusted === 0) return plain(remote);
  const listed = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const claimed = plain((listed.at(-trusted) ?? '').trim());
  return isIPv4(claimed) || isIPv6(claimed) ? claimed : plain(remote);
}

/**
 * What is counted of a submission.
 * @param key so that the counts hold nothing that could be read back
 */
export function limitsOf(key: string, address: string, email: string): Limit[] {
  const counted = {
    email: email.toLowerCase(),
    address: hostOf(address),
    network: networkOf(address),
  };
  return Object.entries(counted).flatMap(([what, value]) =>
    value
      ? [
          {
            bucket: createHmac('sha256', key).update(`limit ${what} ${value}`).digest('base64url'),
            windowMs: HOUR,
            most: MOST[what as keyof typeof MOST],
          },
        ]
      : [],
  );
}
