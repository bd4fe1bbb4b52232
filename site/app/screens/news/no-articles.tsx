import news from 'content:news';
import { Picture } from '../../components/picture/picture.tsx';
import styles from './no-articles.module.css';

/** Says that there are no articles of this category (section 2, News list). */
export function NoArticles() {
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
