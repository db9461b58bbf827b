// Original file: protos/pandex/disk/v1/disk.proto


export interface GetDriveHealthRequest {
}

export interface GetDriveHealthRequest__Output {
}
