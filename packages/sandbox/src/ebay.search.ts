import type { components } from 'ebay-api/types/restful/specs/buy_browse_v1_oas3.d.ts';

import { inventListings, type ItemSummary, sites } from './ebay.listings.ts';

type Found = components['schemas']['SearchPagedCollection'];
type Fault = components['schemas']['Error'];
export type Faults = { errors: Fault[] };

/** An answer of Browse: what was found, or what is wrong with the question. */
export type Searched = { status: 200; body: Found } | { status: 400; body: Faults };

type Asked = { url: URL; site: string; context: string; baseUrl: string; now: Date };

const sortings = new Set(['price', '-price', 'newlyListed', 'endingSoonest', 'distance']);
const knownCategories = new Set(['139973', '1249']);

/** eBay's item_summary/search, with the parameters that matter for games. */
export function answerSearch({ url, site, context, baseUrl, now }: Asked): Searched {
  const { searchParams } = url;
  const search = searchParams.get('q') ?? searchParams.get('gtin');
  const limit = Number(searchParams.get('limit') ?? 50);
  const offset = Number(searchParams.get('offset') ?? 0);
  const category = searchParams.get('category_ids');
  if (!search && !category)
    return refuse(
      12_001,
      "The call must have a valid 'q', 'category_ids', 'epid' or 'gtin' query parameter.",
    );
  if ((search?.length ?? 0) > 100) return refuse(12_002, "The 'q' parameter has more than 100 characters.");
  if (!sites[site]) return refuse(12_015, `The marketplace ID ${site} is not supported.`);
  if (!Number.isInteger(limit) || limit < 1 || limit > 200)
    return refuse(12_006, "The 'limit' value should be between 1 and 200.");
  if (category !== null && !knownCategories.has(category))
    return refuse(12_005, `The category ID ${category} does not exist.`);

  const campaign = /affiliateCampaignId=(\d+)/.exec(context)?.[1];
  const all = inventListings({ search: search ?? '', site, baseUrl, now, campaign });
  const filtered = all.filter(matching(searchParams.get('filter') ?? ''));
  const sort = searchParams.get('sort');
  const isSortable = sort === null || sortings.has(sort);
  const sorted = sort !== null && isSortable ? filtered.toSorted(by(sort)) : filtered;
  const page = sorted.slice(offset, offset + limit);
  return {
    status: 200,
    body: {
      href: url.href,
      total: sorted.length,
      limit,
      offset,
      // eBay leaves it out where nothing is found
      ...(page.length > 0 && { itemSummaries: page }),
      ...(!isSortable && { warnings: [fault(12_008, `The sort ${sort} is not valid.`)] }),
    },
  };
}

/** 'price:[10..50],priceCurrency:USD,buyingOptions:{FIXED_PRICE|AUCTION}'; only fixed prices where it names no way. */
function matching(filter: string): (item: ItemSummary) => boolean {
  const options = /buyingOptions:\{([^}]*)\}/.exec(filter)?.[1]?.split('|') ?? ['FIXED_PRICE'];
  const [, least = '', most = ''] = /price:\[(\d*\.?\d*)\.\.(\d*\.?\d*)\]/.exec(filter) ?? [];
  const isPriced = filter.includes('priceCurrency:');
  return (item) => {
    if (!item.buyingOptions?.some((one) => options.includes(one))) return false;
    const price = priceOf(item);
    return !isPriced || (price >= Number(least || 0) && price <= Number(most || Infinity));
  };
}

const priceOf = ({ price, currentBidPrice }: ItemSummary) => Number((price ?? currentBidPrice)?.value ?? 0);

function by(sort: string): (a: ItemSummary, b: ItemSummary) => number {
  if (sort === 'price') return (a, b) => priceOf(a) - priceOf(b);
  if (sort === '-price') return (a, b) => priceOf(b) - priceOf(a);
  if (sort === 'newlyListed')
    return (a, b) => String(b.itemCreationDate).localeCompare(String(a.itemCreationDate));
  return () => 0;
}

function refuse(errorId: number, message: string): Searched {
  return { status: 400, body: { errors: [fault(errorId, message)] } };
}

export function fault(errorId: number, message: string, domain = 'API_BROWSE'): Fault {
  return { errorId, domain, category: 'REQUEST', message, longMessage: message } satisfies Fault;
}
