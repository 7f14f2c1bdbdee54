import './fonts.css';
import './app.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { installer } from './browser/install.svelte';
import { recall } from './browser/prefer';
import { watchPresses } from './browser/press';

installer.listen();
watchPresses();
await recall();
mount(App, { target: document.getElementById('app')! });
