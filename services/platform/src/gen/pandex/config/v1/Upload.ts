// Original file: protos/pandex/config/v1/config.proto

import type { UploadUse as _pandex_config_v1_UploadUse, UploadUse__Output as _pandex_config_v1_UploadUse__Output } from '../../../pandex/config/v1/UploadUse.ts';
import type { Long } from '@grpc/proto-loader';

export interface Upload {
  'id'?: (number | string | Long);
  'url'?: (string);
  'name'?: (string);
  'size'?: (number);
  'width'?: (number);
  'height'?: (number);
  'storage'?: (string);
  'create_time'?: (string);
  'used_by'?: (_pandex_config_v1_UploadUse)[];
}

export interface Upload__Output {
  'id': (number);
  'url': (string);
  'name': (string);
  'size': (number);
  'width': (number);
  'height': (number);
  'storage': (string);
  'create_time': (string);
  'used_by': (_pandex_config_v1_UploadUse__Output)[];
}
