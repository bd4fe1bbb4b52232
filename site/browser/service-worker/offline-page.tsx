import words from 'content:offline';
import { Button } from '#app/components/button/button.tsx';
import { WaysToReachUs } from '#app/components/ways-to-reach-us/ways-to-reach-us.tsx';
import { defineScreen } from '#app/router/screen.ts';

/** Replaces a page that was not saved. Ways to reach us that need no network come first. */
function OfflinePage() {
  return (
    <section className="plainPage offlinePage">
      <div className="words">
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        <Button data-again>{words.again}</Button>
      </div>
      <WaysToReachUs message="sms" />
    </section>
  );
}

export const offlineScreen = defineScreen({
  meta: () => ({ title: words.title, description: words.text }),
  Page: OfflinePage,
});
