// Original file: protos/pandex/search/v1/search.proto

import type { Page as _pandex_common_v1_Page, Page__Output as _pandex_common_v1_Page__Output } from '../../../pandex/common/v1/Page.ts';

export interface ListSearchedKeysRequest {
  'page'?: (_pandex_common_v1_Page | null);
  'q'?: (string);
  'from'?: (string);
  'to'?: (string);
  'zero'?: (string);
  'state'?: (string);
}

export interface ListSearchedKeysRequest__Output {
  'page': (_pandex_common_v1_Page__Output | null);
  'q': (string);
  'from': (string);
  'to': (string);
  'zero': (string);
  'state': (string);
}
