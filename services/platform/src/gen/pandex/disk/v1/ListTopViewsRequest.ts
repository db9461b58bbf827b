// Original file: protos/pandex/disk/v1/disk.proto


export interface ListTopViewsRequest {
  'from'?: (string);
  'to'?: (string);
}

export interface ListTopViewsRequest__Output {
  'from': (string);
  'to': (string);
}
