import './fonts.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { installer } from './lib/install.svelte';
import { recall } from './lib/prefer';

installer.listen();
void recall().finally(() => mount(App, { target: document.getElementById('app')! }));
