/**
 * Our words for Decap's buttons. Decap says «Publish», but a save only writes the file. The page «Publish» changes the
 * site.
 */

/** @typedef {{ [name: string]: string | Words }} Words */

/** @type {Words} */
const OWN = {
  collection: {
    sidebar: { collections: 'Texts' },
    collectionTop: {
      newButton: 'New %{collectionLabel}',
      newButtonAriaLabel: 'New %{collectionLabel}',
      viewAsList: 'Show as a list',
      viewAsGrid: 'Show as cards',
    },
    entries: { noEntries: 'Nothing yet', longerLoading: 'This takes a little longer' },
  },
  editor: {
    editorToolbar: {
      publish: 'Save',
      publishNow: 'Save now',
      publishing: 'Saving …',
      published: 'Saved',
      publishAndCreateNew: 'Save and write a new one',
      publishAndDuplicate: 'Save and copy',
      deleteEntry: 'Delete',
      deletePublishedEntry: 'Delete',
      backCollection: ' Writing in %{collectionLabel}',
      unsavedChanges: 'Not saved yet',
      changesSaved: 'Saved',
    },
    editor: {
      onLeavePage: 'Your changes are not saved. Leave this page?',
      onDeletePublishedEntry: 'Delete this? The page «Versions» keeps it, and can bring it back.',
      onDeleteWithUnsavedChanges:
        'Delete this, with the changes that are not saved? The page «Versions» keeps what was saved.',
      confirmLoadBackup: 'This browser has kept changes that were not saved. Use them?',
    },
  },
  ui: {
    toast: {
      entrySaved: 'Saved. Visitors see it when you publish.',
      onFailToPersist: 'Not saved. %{details}',
      onFailToDelete: 'Not deleted. %{details}',
      missingRequiredField: 'Not saved. A field that is needed is empty.',
    },
  },
};

/**
 * Words of which some are replaced.
 * @param {Words} words
 * @param {Words} others
 * @returns {Words}
 */
function replaced(words, others) {
  const pairs = Object.entries(others).map(([name, other]) => {
    const word = words[name];
    if (word === undefined || typeof word !== typeof other)
      throw new Error(`Decap has no words called ${name}.`);
    return [name, typeof other === 'string' ? other : replaced(/** @type {Words} */ (word), other)];
  });
  return { ...words, .../** @type {Words} */ (Object.fromEntries(pairs)) };
}

/** Replaces Decap's words by ours. */
export function setWords() {
  const { CMS } = window;
  CMS.registerLocale('en', replaced(CMS.getLocale('en'), OWN));
}
