import './fonts.css';
import './app.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { loadPage } from './app/pages';
import { keepLinksBelow } from './browser/below';
import { installer } from './browser/install.svelte';
import { recall } from './browser/prefer';
import { watchPresses } from './browser/press';
import { router } from './browser/route.svelte';
import { watchFaults } from './server/faults';

watchFaults();
installer.listen();
watchPresses();
if (import.meta.env.BASE_URL !== '/') keepLinksBelow(document.body);
loadPage(router.here.page).catch(() => undefined); // comes while the words do; the app says if it does not
void recall().then(() => {
  mount(App, { target: document.getElementById('app')! });
  document.getElementById('first')?.remove();
});
