/** Starts Decap with the configuration of the server, our fields and the preview. */
import { leadToFirst } from './lead-to-mistake.mjs';
import { watchNames, setPlace } from './accessible-names.mjs';
import { watchPictures } from './picture-choices.mjs';
import { preview } from './preview.mjs';
import { setProblems } from './problems.mjs';
import { table } from './table.mjs';
import { choice, tick, writing } from './widgets.mjs';
import { convertListsOfWord } from './word-lists.mjs';
import { setDecapLabels } from './decap-labels.mjs';

/**
 * @typedef {{ name: string, folder?: string, files?: { name: string, file: string, label: string }[] }} Collection
 * @typedef {{ collections: Collection[], backend: { proxy_url: string } }} Configuration
 */

/** Shows the mistakes of a refused save at their fields. Decap itself shows only the message. */
function showRefusals() {
  const send = window.fetch.bind(window);
  window.fetch = async (...parameters) => {
    const response = await send(...parameters);
    if (response.status === 422) {
      /** @type {unknown} */
      const refusal = await response.clone().json();
      const { problems = [] } = /** @type {{ problems?: import('./problems.mjs').Problem[] }} */ (
        refusal
      );
      setProblems(problems);
      void leadToFirst();
    }
    return response;
  };
}

/** Leads to the first needed field that is empty. Decap sends nothing then, and says only that there is one. */
function showEmptyFields() {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[role="menuitem"]')) void leadToFirst();
  });
}

/** Skips Decap's button «Login». The server already knows everybody who can open this page. */
function skipLogin() {
  try {
    localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }));
  } catch {
    // Without storage the button stays.
  }
}

/** @returns {Promise<void>} resolves when Decap's script has run */
function loadDecap() {
  window.CMS_MANUAL_INIT = true;
  const script = document.createElement('script');
  script.src = 'decap-cms.js';
  document.head.append(script);
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('The editor cannot be loaded.'));
  });
}

/**
 * Makes the link «Versions» lead to the versions of the open text, and names that text above its form.
 * @param {readonly Collection[]} collections
 */
function watchOpenText(collections) {
  const link = document.querySelector('a[href^="versions"]');
  const lead = () => {
    const [, name, entry] =
      /^#\/collections\/([^/?]+)\/entries\/([^/?]+)/.exec(window.location.hash) ?? [];
    const collection = collections.find((one) => one.name === name);
    const { file, label } = collection?.files?.find((one) => one.name === entry) ?? {};
    setPlace(label ?? '');
    const id = file?.replace(/\.json$/, '') ?? (entry && `${collection?.folder ?? ''}/${entry}`);
    link?.setAttribute('href', id ? `versions?of=${encodeURIComponent(id)}` : 'versions');
  };
  lead();
  window.addEventListener('hashchange', lead);
}

const [response] = await Promise.all([fetch('configuration.json'), loadDecap(), watchPictures()]);
/** @type {unknown} */
const answer = await response.json();
const config = /** @type {Configuration} */ (answer);
// Decap needs an absolute address.
config.backend.proxy_url = new URL(config.backend.proxy_url, document.baseURI).href;
const { CMS } = window;
setDecapLabels();
CMS.registerWidget('writing', writing());
CMS.registerWidget('choice', choice());
CMS.registerWidget('tick', tick());
CMS.registerWidget('table', table());
CMS.registerMediaLibrary({
  name: 'photographs',
  init: () => ({
    show: () => window.open('photographs'),
    hide: () => undefined,
    enableStandalone: () => true,
  }),
});
// The preview pane is a separate document.
CMS.registerPreviewStyle(new URL('preview.css', document.baseURI).href);
for (const { name, folder, files = [] } of config.collections) {
  if (folder !== undefined) CMS.registerPreviewTemplate(name, preview(folder));
  for (const file of files) CMS.registerPreviewTemplate(file.name, preview(file.file));
}
showRefusals();
showEmptyFields();
convertListsOfWord();
skipLogin();
CMS.init({ config });
watchNames();
watchOpenText(config.collections);
