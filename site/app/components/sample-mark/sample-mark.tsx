import site from 'content:site';
import ui from 'content:ui';
import styles from './sample-mark.module.css';

/** Marks invented people, places, figures and quotations. With real content there is none (`sampleContent`). */
export function SampleMark() {
  return site.sampleContent ? <small className={styles.mark}>{ui.sample}</small> : null;
}
