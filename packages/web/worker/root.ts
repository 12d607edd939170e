import './offline.ts';
import './push.ts';
