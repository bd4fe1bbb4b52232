import type { Picture } from '../picture/picture-data.ts';

/** Who took a photograph, and its licence: a quiet line among the words beside it. */
export function PhotoCredit({ picture: { credit } }: { picture: Picture }) {
  return (
    credit && (
      <p>
        <small>{credit}</small>
      </p>
    )
  );
}
