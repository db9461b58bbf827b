// Original file: protos/pandex/disk/v1/disk.proto

import type { Page as _pandex_common_v1_Page, Page__Output as _pandex_common_v1_Page__Output } from '../../../pandex/common/v1/Page.ts';
import type { Long } from '@grpc/proto-loader';

export interface ListLatestByCategoryRequest {
  'page'?: (_pandex_common_v1_Page | null);
  'pid'?: (number | string | Long);
  'per_category'?: (number);
}

export interface ListLatestByCategoryRequest__Output {
  'page': (_pandex_common_v1_Page__Output | null);
  'pid': (number);
  'per_category': (number);
}
