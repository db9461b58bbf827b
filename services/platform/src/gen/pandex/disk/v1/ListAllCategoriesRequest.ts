// Original file: protos/pandex/disk/v1/disk.proto


export interface ListAllCategoriesRequest {
}

export interface ListAllCategoriesRequest__Output {
}
