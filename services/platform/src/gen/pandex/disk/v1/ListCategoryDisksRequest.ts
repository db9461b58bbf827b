// Original file: protos/pandex/disk/v1/disk.proto

import type { Page as _pandex_common_v1_Page, Page__Output as _pandex_common_v1_Page__Output } from '../../../pandex/common/v1/Page.ts';
import type { Long } from '@grpc/proto-loader';

export interface ListCategoryDisksRequest {
  'page'?: (_pandex_common_v1_Page | null);
  'id'?: (number | string | Long);
  'word'?: (string);
  'type'?: (string);
}

export interface ListCategoryDisksRequest__Output {
  'page': (_pandex_common_v1_Page__Output | null);
  'id': (number);
  'word': (string);
  'type': (string);
}
