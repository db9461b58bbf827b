// Original file: protos/pandex/disk/v1/disk.proto

import type { Page as _pandex_common_v1_Page, Page__Output as _pandex_common_v1_Page__Output } from '../../../pandex/common/v1/Page.ts';
import type { Long } from '@grpc/proto-loader';

export interface ListUserReportsRequest {
  'page'?: (_pandex_common_v1_Page | null);
  'user_id'?: (number | string | Long);
}

export interface ListUserReportsRequest__Output {
  'page': (_pandex_common_v1_Page__Output | null);
  'user_id': (number);
}
