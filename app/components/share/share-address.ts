/** Where a page is shared (section 2, reading 29). Pure. */

/** WhatsApp is an addition of ours and comes first: it is what most of our visitors use. */
export const NETWORKS = ['whatsapp', 'facebook', 'twitter', 'linkedin'] as const;
export type Network = (typeof NETWORKS)[number];

/** What is shared: its whole address in the path form, and its title. */
export type SharedPage = { address: string; title: string };

const BUILDERS: Record<Network, (address: string, title: string) => string> = {
  whatsapp: (address, title) => `https://wa.me/?text=${encodeURIComponent(`${title} `)}${address}`,
  facebook: (address) => `https://www.facebook.com/sharer/sharer.php?u=${address}`,
  twitter: (address, title) =>
    `https://twitter.com/intent/tweet?url=${address}&text=${encodeURIComponent(title)}`,
  linkedin: (address) => `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
};

/** The address at a network that shares a page there. */
export function shareAddress(network: Network, { address, title }: SharedPage): string {
  return BUILDERS[network](encodeURIComponent(address), title);
}
