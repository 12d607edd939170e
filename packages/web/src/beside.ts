import './ui/adapted.css';

import { registerWorker } from './screen/registerWorker.ts';

// An app of its own has no browser around it to say that there is no network. Everything else works without this.
if (matchMedia('(display-mode: standalone)').matches) registerWorker().catch(() => undefined);
