// Original file: protos/pandex/disk/v1/disk.proto


export interface ListLatestMoviesRequest {
  'size'?: (number);
  'type'?: (string);
}

export interface ListLatestMoviesRequest__Output {
  'size': (number);
  'type': (string);
}
