/** The page of the site with the draft, as wide as on a phone or a laptop. A press on its words opens their field. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CheckAnswer } from '../../server/forms-api.ts';

const WIDTHS = { Phone: 390, Laptop: 1280 } as const;

type Props = {
  check: CheckAnswer;
  isNew: boolean;
  /** @param words of what was pressed, then of what is around it */
  onPressed: (words: readonly string[]) => void;
};

export function Preview({ check, isNew, onPressed }: Props) {
  const { page, problems, advice, result, mark } = check;
  const [width, setWidth] = useState<number>(WIDTHS.Phone);
  return (
    <aside className="preview" aria-label="Preview">
      <div className="widths" role="group" aria-label="Width">
        {Object.entries(WIDTHS).map(([name, own]) => (
          <button
            key={name}
            type="button"
            aria-pressed={width === own}
            onClick={() => setWidth(own)}
          >
            {name}
          </button>
        ))}
      </div>
      {mark !== undefined && <p className="mark">{mark}</p>}
      {page === undefined ? (
        <p className="hint">
          {problems.length > 0
            ? 'The page appears when the mistakes are put right.'
            : isNew
              ? 'The page appears here when you have filled in the form.'
              : 'The page is being made …'}
        </p>
      ) : (
        <Frame page={page} width={width} onPressed={onPressed} />
      )}
      {result && (
        <details className="result">
          <summary>As a search engine will show it, about</summary>
          <p className="address">{result.address}</p>
          <p className="name">{result.title}</p>
          <p>{result.description}</p>
        </details>
      )}
      {advice.length > 0 && (
        <section className="advice" aria-labelledby="-advice">
          <h2 id="-advice">What would help</h2>
          <ul>
            {advice.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}

type FrameProps = { page: string; width: number; onPressed: Props['onPressed'] };

function Frame({ page, width, onPressed }: FrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState<number>(width);
  const [loaded, setLoaded] = useState('');
  const { origin } = new URL(page);

  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);

  const receive = useEffectEvent((event: MessageEvent<{ pressed?: string[] } | null>) => {
    const isOfPage = event.origin === origin && event.source === frame.current?.contentWindow;
    if (isOfPage && event.data?.pressed) onPressed(event.data.pressed);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<{ pressed?: string[] } | null>) => receive(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  // A phone's page is not scaled: in a narrower pane it is like on a narrower phone.
  const scale = width === WIDTHS.Phone ? 1 : Math.min(1, room / width);
  return (
    <div ref={box} className="frame">
      {page !== loaded && <p className="hint">The page is being made …</p>}
      <iframe
        ref={frame}
        // The page is hidden while it loads, because its scripts load its styles.
        className={page === loaded ? undefined : 'loads'}
        style={{
          inlineSize: width === WIDTHS.Phone ? `min(${width}px, 100%)` : `${width}px`,
          blockSize: `${100 / scale}%`,
          transform: `scale(${scale})`,
        }}
        src={page}
        title="The page with your changes"
        onLoad={() => {
          setLoaded(page);
          // It tells which words are pressed to whoever greets it from the editor's address.
          frame.current?.contentWindow?.postMessage('editor', origin);
        }}
      />
    </div>
  );
}
