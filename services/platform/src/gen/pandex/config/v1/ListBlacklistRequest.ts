// Original file: protos/pandex/config/v1/config.proto

import type { Page as _pandex_common_v1_Page, Page__Output as _pandex_common_v1_Page__Output } from '../../../pandex/common/v1/Page.ts';
import type { Long } from '@grpc/proto-loader';

export interface ListBlacklistRequest {
  'page'?: (_pandex_common_v1_Page | null);
  'ip'?: (string);
  'enabled'?: (string);
  'after_id'?: (number | string | Long);
  '_after_id'?: "after_id";
}

export interface ListBlacklistRequest__Output {
  'page': (_pandex_common_v1_Page__Output | null);
  'ip': (string);
  'enabled': (string);
  'after_id'?: (number);
}
