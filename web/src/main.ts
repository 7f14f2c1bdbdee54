import './fonts.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { installer } from './lib/install.svelte';
import { recall } from './lib/prefer';
import { watchPresses } from './lib/press';

installer.listen();
watchPresses();
await recall();
mount(App, { target: document.getElementById('app')! });
