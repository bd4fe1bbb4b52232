/** Addresses at which networks share a page (section 2, reading 29). Pure. */

/** WhatsApp is not in the specification. It comes first because most of our visitors use it. */
export const NETWORKS = ['whatsapp', 'facebook', 'twitter', 'linkedin'] as const;
type Network = (typeof NETWORKS)[number];

/** The shared page: its full address in the path form, and its title. */
type SharedPage = { address: string; title: string };

const BUILDERS: Record<Network, (address: string, title: string) => string> = {
  whatsapp: (address, title) => `https://wa.me/?text=${encodeURIComponent(`${title} `)}${address}`,
  facebook: (address) => `https://www.facebook.com/sharer/sharer.php?u=${address}`,
  twitter: (address, title) =>
    `https://twitter.com/intent/tweet?url=${address}&text=${encodeURIComponent(title)}`,
  linkedin: (address) => `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
};

/** The address that opens a network's form to share a page. */
export function shareAddress(network: Network, { address, title }: SharedPage): string {
  return BUILDERS[network](encodeURIComponent(address), title);
}
