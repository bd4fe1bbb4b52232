import { useState } from 'react';
import site from 'content:site';
import ui from 'content:ui';
import { addressOf } from '../../language.ts';
import { Icon } from '../icon/icon.tsx';
import { copyText } from './copy-text.ts';
import { NETWORKS, shareAddress } from './share-address.ts';
import styles from './share.module.css';

type ShareProps = {
  heading: string;
  /** Path of the page that is shared. */
  path: string;
  /** Title of the page. */
  title: string;
};

/** Links and a button that share a page (section 2; reading 29 adds WhatsApp and the copied link). */
export function Share({ heading, path, title }: ShareProps) {
  const page = { address: site.origin + addressOf(path), title };
  const [status, setStatus] = useState('');

  async function copy() {
    // Emptied first, so that screen readers also announce a second copy.
    setStatus('');
    // If copying fails, the visitor can copy the address by hand.
    setStatus((await copyText(page.address)) ? ui.share.copied : page.address);
  }

  return (
    <section className={styles.share} data-reveal="section" data-screen-only>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.ways}>
        {NETWORKS.map((network) => (
          <li key={network}>
            <a
              className={styles.way}
              href={shareAddress(network, page)}
              target="_blank"
              rel="noopener"
              aria-label={`${ui.share[network]} ${ui.newTab}`}
            >
              <Icon name={network} />
              {ui.share[network]}
            </a>
          </li>
        ))}
        <li data-needs-scripts data-hydrate>
          <button type="button" className={styles.way} onClick={() => void copy()}>
            <Icon name="link" />
            {ui.share.copy}
          </button>
        </li>
      </ul>
      <p className={styles.status} role="status">
        {status}
      </p>
    </section>
  );
}
