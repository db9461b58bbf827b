// Original file: protos/pandex/config/v1/config.proto


export interface ListViewsRequest {
  'list'?: (string);
}

export interface ListViewsRequest__Output {
  'list': (string);
}
