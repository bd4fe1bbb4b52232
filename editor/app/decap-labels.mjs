/**
 * Our words for Decap's buttons. Decap says «Publish», but a save only writes the file. The page «Publish» changes the
 * site.
 */

/** @typedef {{ [name: string]: string | Labels }} Labels */

/** @type {Labels} */
export const LABELS = {
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
 * Labels of which some are replaced.
 * @param {Labels} labels
 * @param {Labels} others
 * @returns {Labels}
 */
function replaced(labels, others) {
  const pairs = Object.entries(others).map(([name, other]) => {
    const label = labels[name];
    if (label === undefined || typeof label !== typeof other)
      throw new Error(`Decap has no label called ${name}.`);
    return [
      name,
      typeof other === 'string' ? other : replaced(/** @type {Labels} */ (label), other),
    ];
  });
  return { ...labels, .../** @type {Labels} */ (Object.fromEntries(pairs)) };
}

/** Replaces Decap's labels by ours. */
export function setDecapLabels() {
  const { CMS } = window;
  CMS.registerLocale('en', replaced(CMS.getLocale('en'), LABELS));
}
