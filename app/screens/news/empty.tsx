import news from 'content:news';
import { Picture } from '#app/components/picture/picture.tsx';
import styles from './empty.module.css';

/** Nothing of what was asked for (section 2, News list). */
export function Empty() {
  return (
    <div className={styles.empty}>
      <Picture
        className={styles.picture}
        picture={news.emptyPicture}
        sizes="(width >= 768px) 22rem, 80vw"
      />
      <p>{news.empty}</p>
    </div>
  );
}
