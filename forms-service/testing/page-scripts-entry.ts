/** What `page-scripts.ts` bundles. */
export { resumeSubmissions, submit } from '../../site/browser/submit/real/send-submission.ts';
export { requestStamp } from '../../site/browser/submit/real/post-attempt.ts';
export { noticeOf } from '../../site/browser/submit/real/form-notices.ts';
