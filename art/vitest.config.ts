import { defineConfig } from 'vitest/config';

// A configuration of its own: that of the site reads content.
export default defineConfig({ test: { testTimeout: 60_000 } });
