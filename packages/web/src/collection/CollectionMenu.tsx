import { Link } from '@tanstack/react-router';
import { Download, LibraryBig, Trash2 } from 'lucide-react';

import { collectionWords } from '../i18n/collection.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { Menu, menuEntry } from '../ui/Menu.tsx';

/** What is done rarely with a collection. */
export function CollectionMenu() {
  const text = useWords(collectionWords);
  return (
    <Menu label={text.more} className="max-sm:-mr-1">
      <li>
        <Link {...paths.platforms()} className={menuEntry}>
          <LibraryBig />
          {text.managePlatforms}
        </Link>
      </li>
      <li>
        <Link {...paths.settings({ section: 'export' })} className={menuEntry}>
          <Download />
          {text.exportGames}
        </Link>
      </li>
      <li>
        <Link {...paths.bin()} className={menuEntry}>
          <Trash2 />
          {text.bin}
        </Link>
      </li>
    </Menu>
  );
}
