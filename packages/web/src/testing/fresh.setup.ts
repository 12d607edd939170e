import { vi } from 'vitest';

// The files of a worker share a window and the libraries, which take long to load. Everything else is new for each file.
// That includes our modules: what they do before each test of a file, they register when they load.
vi.resetModules();
localStorage.clear();
sessionStorage.clear();
for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie};path=/;max-age=0`;
history.replaceState(null, '', '/');

// happy-dom allows everything; a browser asks before it opens the camera.
Object.defineProperty(await navigator.permissions.query({ name: 'camera' }), 'state', { value: 'prompt' });
