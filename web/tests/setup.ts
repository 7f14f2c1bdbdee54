/** Tests wait for a busy machine. */
import { configure } from '@testing-library/svelte';

configure({ asyncUtilTimeout: 20_000 });
