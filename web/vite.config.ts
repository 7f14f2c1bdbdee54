import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  server: { fs: { allow: [".", "../locales"] } },
  resolve: { conditions: ["browser"] },
  test: { environment: "happy-dom" },
});
