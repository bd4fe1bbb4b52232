/** Whether the content has photographs (`vite.config.ts`). Without them visitors load no code for them. */
declare const PHOTOGRAPHS: boolean;
